/** A `text` block titled 输出…: what the program before it prints. */
export const isOutput = (lang: string, meta: Record<string, string>): boolean => lang === 'text' && (meta.title ?? '').startsWith('输出');
