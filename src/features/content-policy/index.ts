import type {LastStep} from '../../shared/build/lastSteps';
import {secure} from './build/secure';

/** What rewrites a page's HTML before its policy is computed. */
export type RewritePage = (html: string, file: string) => string;

/**
 * Writes its policy into each page, which is read and written once: what else changes a page's HTML is given to this step.
 * @param connect hosts that scripts may ask, besides those of the search
 * @param rewriters make what rewrites the pages of a build, one after the other
 */
export const writePolicies =
  (connect: string[], rewriters: ((...of: Parameters<LastStep>) => RewritePage)[]): LastStep =>
  (props, build) => {
    const rewrites = rewriters.map((rewriter) => rewriter(props, build));
    secure(props, connect, (html, file) => rewrites.reduce((page, rewrite) => rewrite(page, file), html));
  };
