import type {Plugin} from '@docusaurus/types';
import {known} from '../../../../shared/build/known';
import type {Cut} from '../../Cut';
import {chunkAddress} from './chunkAddress';

export const chunkAddresses: Cut = {
  name: 'chunk-address',
  saves: '从每个代码块的名字到编号的表：这里名字就是编号。并入别的块的，上游的表没有，提前取的一步就找不到它们',
  plugin: (): Plugin => ({
    name: 'lean-chunk-address',
    configureWebpack: (config, isServer) =>
      isServer ? {} : {optimization: {chunkIds: 'named'}, plugins: [chunkAddress(known(config.plugins, '打包器的插件'))]},
  }),
};
