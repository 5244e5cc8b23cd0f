import type {LastStep} from '../../shared/build/lastSteps';
import {secure} from './build/secure';

/** What rewrites a page's HTML before its policy is computed. */
export type RewritePage = (html: string, file: string) => string;

/**
 * Writes its policy into each page, which is read and written once: what else changes a page's HTML is given to this step.
 * @param connect hosts that scripts may ask, besides those of the search
 * @param rewriter makes what rewrites the pages of a build
 */
export const writePolicies =
  (connect: string[], rewriter: (...of: Parameters<LastStep>) => RewritePage): LastStep =>
  (props, build) =>
    secure(props, connect, rewriter(props, build));
