import {htmlBodiesBundling} from '../../../html-bodies/bundling';
import type {Cut} from '../../Cut';

export const htmlBodies: Cut = {
  name: 'html-bodies',
  saves: '正文在脚本里的第二份：正文只随 HTML 来一遍',
  plugin: htmlBodiesBundling,
};
