import path from 'node:path';
import {metadataIn} from '../check/images';
import {type BuiltRule, fault} from './types';

const PICTURE = /\.(?:png|jpe?g|webp|avif|svg)$/i;

/** No published picture tells where, when, with what or by whom it was taken, whichever way it came into the build. */
export const pictures: BuiltRule = {
  name: 'pictures',
  check({root, files}) {
    const found = [...files].filter((file) => PICTURE.test(file));
    const problems = found.flatMap((file) =>
      metadataIn(path.join(root, file)).map((what) =>
        fault(file, `发布的图片里有${what}`, '笔记里写成 ![说明](./_页名/图.jpg)，构建会去掉；别处用的先 exiftool -all= 原图'),
      ),
    );
    return {checked: found.length, problems};
  },
};
