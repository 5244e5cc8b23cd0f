import type {CheerioAPI} from 'cheerio';
import type {Body} from '.';

/** Converts tabs, details and admonitions into plain paragraphs and blockquotes. */
export function blocks({$}: Body): void {
  tabs($);
  $('details').each((_, details) => {
    const summary = $(details).children('summary');
    summary.replaceWith($('<p>').append($('<strong>').append(summary.contents())));
    $(details).replaceWith($(details).contents());
  });
  $('.theme-admonition').each((_, admonition) => {
    const heading = $(admonition).find('[class*="admonitionHeading"]').first();
    heading.find('svg').remove();
    const title = $('<p>').append($('<strong>').append(heading.contents()));
    heading.remove();
    $(admonition).replaceWith($('<blockquote>').append(title, $(admonition).contents()));
  });
}

/** Each panel under its label. */
function tabs($: CheerioAPI) {
  $('[role="tablist"]').each((_, list) => {
    const labels = $(list)
      .find('[role="tab"]')
      .toArray()
      .map((tab) => $(tab).text().trim());
    const box = $(list).parent();
    const panels = box
      .find('[role="tabpanel"]')
      .filter((_, panel) => $(panel).parents('[role="tabpanel"]').length === box.parents('[role="tabpanel"]').length);
    if (panels.length !== labels.length) {
      throw new Error(
        `${labels.length} 个标签、${panels.length} 个面板：标签页的 HTML 变了 → 对照 src/features/tabs-details/theme/Tabs 改 src/features/editions/build/plain/blocks.ts`,
      );
    }
    panels.each((at, panel) => {
      $(panel).replaceWith($('<div>').append($('<p>').append($('<strong>').text(labels[at]!)), $(panel).contents()));
    });
    $(list).remove();
  });
}
