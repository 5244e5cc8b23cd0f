import {existsSync} from 'node:fs';
import {describe, test} from 'vitest';

/**
 * Tests of what this site's own notes and lists hold. A site made by `npm run new -- site` has others in their place: there they
 * are skipped, as its `npm test` says (scripts/site/ownTests.ts).
 */
const isOurs = existsSync('CONFORMANCE.md');
export const testOurNotes = test.skipIf(!isOurs);
export const describeOurNotes = describe.skipIf(!isOurs);
