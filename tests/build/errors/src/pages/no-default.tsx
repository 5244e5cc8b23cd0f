export const title = '没有默认导出';
