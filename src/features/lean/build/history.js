// In the place of `history`, for the router: of the three kinds of history the one that this site has.
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
