import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn, transformRule} from '../../../../shared/build/bundler';
import type {Cut} from '../../Cut';
import {readTables} from './findNotes';
import {registryOf} from './leanRegistry';
import {leanTables} from './leanTables';

const FILES = ['index', 'findNotes', 'leanTables', 'leanRegistry', 'serverOnlyRoutes'].map((name) => path.join(__dirname, `${name}.ts`));
const REGISTRY = /[\\/]\.docusaurus[\\/]registry\.js$/;
const TABLES = /[\\/]\.docusaurus[\\/](?:routesChunkNames\.json|routes\.js|globalData\.json)$/;

/** Removes notes and posts from the client's initial tables; it reads them from the HTML of the page to which it navigates. */
export const noteRoutes: Cut = {
  name: 'note-routes',
  saves: '主脚本里每篇笔记的路由、代码块和标题：笔记再多，主脚本也不变大',
  plugin: (): Plugin => ({
    name: 'lean-note-routes',
    configureWebpack(config, isServer) {
      cacheDependsOn(config, ...FILES);
      return isServer
        ? {}
        : {
            module: {
              rules: [
                transformRule(REGISTRY, registryOf),
                transformRule(TABLES, (_source, module) => leanTables(readTables(module))[path.basename(module.resourcePath)]!, {
                  type: 'javascript/auto',
                }),
              ],
            },
          };
    },
  }),
};
