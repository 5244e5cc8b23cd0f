import type {Plugin} from '@docusaurus/types';
import type {Cut} from '../../Cut';
import {chunkAddress} from './chunkAddress';

export const chunkAddresses: Cut = {
  name: 'chunk-address',
  saves: '从每个代码块的名字到编号的表：这里名字就是编号',
  plugin: (): Plugin => ({
    name: 'lean-chunk-address',
    configureWebpack: (config, isServer) => (isServer ? {} : {optimization: {chunkIds: 'named'}, plugins: [chunkAddress(config.plugins!)]}),
  }),
};
