import type {EngineName} from '../../src/shared/testing/engines';

/**
 * Faults that are known and not mended yet: the title of the check, where it fails, and why.
 * A check that is listed here and passes is an error: its line goes with the mend.
 */
export const EXPECTED_FAILURES: Record<string, {in: EngineName[]; reason: string}> = {};
