export {offerPicture} from './saveMap';
export {walkLanes} from './walkLanes';
