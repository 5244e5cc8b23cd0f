import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CARD, MAX_CARD_BYTES} from '../../src/features/social-cards/cards';
import {isListedPage} from './listed';
import type {Problem} from '../../src/shared/checks/types';
import {type Build, type BuiltPage, type BuiltRule, fault} from './types';

/** Every page that readers may share has a card: a picture that is there, of the size that its head names, and small. */
export const cards: BuiltRule = {
  name: 'cards',
  check(build) {
    const pages = build.pages.filter(isListedPage);
    return {checked: pages.length, problems: pages.flatMap((page) => faultsOf(build, page))};
  },
};

const FIX = '看 src/features/social-cards';

function faultsOf({root, origin, baseUrl, files}: Build, {file, $}: BuiltPage): Problem[] {
  const property = (name: string) => $(`meta[property="${name}"]`).attr('content') ?? '';
  const image = property('og:image');
  const site = `${origin}${baseUrl}`;
  const name = image.startsWith(site) ? decodeURI(image.slice(site.length)) : '';
  if (!files.has(name)) {
    return [fault(file, image ? `分享用的图不存在：${image}` : '没有分享用的图（og:image）', FIX)];
  }
  const bytes = readFileSync(path.join(root, name));
  const size = pngSize(bytes);
  const wanted = `${CARD.width}×${CARD.height}`;
  const said = `${property('og:image:width')}×${property('og:image:height')}`;
  return [
    ...(size === wanted && said === wanted ? [] : [fault(file, `分享用的图 ${name} 是 ${size}，页面说 ${said}，应为 ${wanted}`, FIX)]),
    ...(bytes.length > MAX_CARD_BYTES ? [fault(file, `分享用的图 ${name} 有 ${bytes.length} 字节，最多 ${MAX_CARD_BYTES}`, FIX)] : []),
    ...(property('og:image:alt') ? [] : [fault(file, '分享用的图没有替代文字（og:image:alt）', FIX)]),
  ];
}

/** Of the first chunk of a PNG (https://www.w3.org/TR/png-3/#11IHDR). */
function pngSize(bytes: Buffer): string {
  const isPng = bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG';
  return isPng ? `${bytes.readUInt32BE(16)}×${bytes.readUInt32BE(20)}` : '别的格式';
}
