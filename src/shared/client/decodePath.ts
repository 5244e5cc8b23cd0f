/** The reserved characters that may stand in a path as they are (RFC 3986, 3.3): `decodeURI` leaves them encoded. */
const RESERVED_IN_PATH = /%(?:24|26|2B|2C|3A|3B|3D|40)/gi;

/** The path as the router's table spells it. */
export function decodePath(pathname: string): string {
  return pathname.replace(RESERVED_IN_PATH, decodeURIComponent);
}
