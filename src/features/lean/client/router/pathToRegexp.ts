interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

const SPECIAL = /[.+?=^!:${}()[\]|\\/]/g;

/**
 * In the place of the library `path-to-regexp`, of which the routes of Docusaurus need next to nothing: they are
 * addresses as they stand, without parameters, and `*`.
 *
 * @param keys gets a name for each `*`
 */
export default function pathToRegexp(
  path: string,
  keys: {name: number}[],
  {end = true, strict = false, sensitive = false}: Options = {},
): RegExp {
  const escaped = path.replace(SPECIAL, '\\$&').replace(/\*/g, () => {
    keys.push({name: keys.length});
    return '(.*)';
  });
  const exact = strict ? escaped : `${escaped.replace(/\\\/$/, '')}(?:\\/(?=$))?`;
  const rest = end ? '$' : strict && path.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${exact}${rest}`, sensitive ? '' : 'i');
}

/** The address that a path with parameters makes: without any, itself. */
pathToRegexp.compile = (path: string) => () => path;
