import type {AnyNode, Cheerio, CheerioAPI} from 'cheerio';
import type {Body} from '.';

/** Interactive figures, charts and drawings in words, each with the way to the real one. */
export function figures({$, url}: Body): void {
  $('[data-island]').each((_, island) => {
    const figure = $(island).find('figure').first();
    $(island).replaceWith(
      note($, '交互图', titleOf($, figure), link(url, $(island).parents('[id]').attr('id'), '在网页上操作'), partsOf($, figure)),
    );
  });
  $('.chart').each((_, chart) => {
    const caption = $('<p>').append($('<strong>').append('图：', $(chart).find('figcaption').contents()));
    $(chart).replaceWith($('<div>').append(caption, $(chart).find('table')));
  });
  $('figure').each((_, figure) => {
    const caption = $(figure).find('figcaption').first();
    const image = $(figure).find('img').first();
    if (image.length > 0) {
      caption.replaceWith($('<p>').append(caption.contents()));
      $(figure).replaceWith($(figure).contents());
      return;
    }
    const drawing = $(figure).find('[role="img"]').first();
    if (drawing.is(':not([aria-label])')) {
      throw new Error(
        `图“${caption.text().trim()}”没有替代文字（aria-label）→ 改画它的代码，或 src/features/editions/build/plain/figures.ts`,
      );
    }
    // Some are made of elements with words of their own.
    const words = $('<p>').text(drawing.attr('aria-label') ?? '');
    $(figure).replaceWith(note($, '图', caption.text().trim(), link(url, drawing.attr('id'), '在网页上看'), [words]));
  });
  $('[role="img"][aria-label]').each((_, drawing) => {
    $(drawing).replaceWith(
      note($, '图', '', link(url, $(drawing).attr('id'), '在网页上看'), [$('<p>').text($(drawing).attr('aria-label')!)]),
    );
  });
  $('svg').remove();
}

function note($: CheerioAPI, kind: string, title: string, way: string, parts: Cheerio<AnyNode>[]): Cheerio<AnyNode> {
  const head = $('<p>').append($('<strong>').text(title ? `${kind}：${title}` : kind), way);
  const quote: Cheerio<AnyNode> = $('<blockquote>').append(head);
  parts.forEach((part) => quote.append(part));
  return quote;
}

const link = (url: string, id: string | undefined, text: string) =>
  `（<a href="${url}${id ? `#${encodeURIComponent(id)}` : ''}">${text}</a>）`;

function titleOf($: CheerioAPI, figure: Cheerio<AnyNode>): string {
  return $(`[id="${figure.attr('aria-labelledby')}"]`)
    .first()
    .text()
    .trim();
}

/** What an interactive figure says as it stands: its reading, the moments and results it has on paper, its tables, its caption. */
function partsOf($: CheerioAPI, figure: Cheerio<AnyNode>): Cheerio<AnyNode>[] {
  const paragraph = (selector: string) =>
    figure
      .find(selector)
      .toArray()
      .map((one) => $('<p>').append($(one).contents()));
  const moments = $('<ul>');
  figure.find('ol[class*="keyFrames"] > li').each((_, frame) => {
    moments.append($('<li>').append($(frame).children('p').last().contents()));
  });
  return [
    ...paragraph('output'),
    ...(moments.children().length > 0 ? [moments] : []),
    ...paragraph('p[class*="result"]'),
    figure.find('table'),
    ...paragraph('figcaption'),
  ];
}
