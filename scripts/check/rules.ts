import {addresses} from './addresses';
import {admonitions} from './admonitions';
import {alternatives} from './alternatives';
import {anchors} from './anchors';
import {components} from './components';
import {contentMap} from './contentMap';
import {conventions} from './conventions';
import {fences} from './fences';
import {fileNames} from './fileNames';
import {footnotes} from './footnotes';
import {frontMatter} from './frontMatter';
import {glossary} from '../../src/features/glossary/build/checkGlossary';
import {headings} from './headings';
import {imageHosts} from './imageHosts';
import {images} from './images';
import {imports} from './imports';
import {links} from './links';
import {math} from './math';
import {modules} from './modules';
import {phrases} from './phrases';
import {privacy} from './privacy';
import {listings} from './listings';
import {lookAlikes} from './prose/lookAlikes';
import {multiples} from './prose/multiples';
import {punctuation} from './prose/punctuation';
import {spacing} from './prose/spacing';
import {words} from './prose/words';
import {readings, staleReadings} from './readings';
import {syntax} from './syntax';
import {tables} from './tables';
import {tags} from '../../src/features/tags/build/checkTags';
import type {Rule} from '../../src/shared/checks/types';

/** All rules for the sources of pages. */
export const RULES: Rule[] = [
  syntax,
  fileNames,
  frontMatter,
  contentMap,
  addresses,
  links,
  footnotes,
  tables,
  anchors,
  components,
  imports,
  admonitions,
  headings,
  math,
  phrases,
  conventions,
  words,
  multiples,
  punctuation,
  spacing,
  lookAlikes,
  fences,
  listings,
  privacy,
  images,
  imageHosts,
  alternatives,
  glossary,
  tags,
  readings,
  staleReadings,
  modules,
];
