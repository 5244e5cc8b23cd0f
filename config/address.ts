/** A setting that cannot be used: said before anything is built, in the words of whoever set it. */
function refuse(name: string, value: string, fix: string): never {
  const error = new Error(`${name}=${value} 用不了 → ${fix}`);
  error.stack = error.message; // The setting matters, not the place in our code.
  throw error;
}

/** The origin of the site's address; a path in it says nothing, that is BASE_URL's. @throws Error when it is no address of the web */
export function originOf(value: string): string {
  const url = URL.canParse(value.trim()) ? new URL(value.trim()) : undefined;
  return url && /^https?:$/.test(url.protocol)
    ? url.origin
    : refuse('SITE_URL', value, '写成 https:// 开头的网址，例如 SITE_URL=https://notes.example.org');
}

/** The path that the site is below, with a slash at both ends. @throws Error when it is none */
export function basePathOf(value: string): string {
  const parts = value.trim().split('/').filter(Boolean);
  return parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part))
    ? `/${parts.map((part) => `${part}/`).join('')}`
    : refuse('BASE_URL', value, '只写网址里域名后面的路径，用英文字母、数字与 - . _ ~，例如 BASE_URL=/notes/；没有路径就不设它');
}
