import {setIslands} from './islands/registry';

// Each island's module names it when it is read; the islands of a body are known by their names alone.
setIslands(() => import(/* webpackChunkName: "islands" */ './allIslands'));
