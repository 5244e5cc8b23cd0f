import {site} from './site';

export default site({navbar: {items: [{type: 'nosuch', label: '坏', position: 'left'}]}});
