import {describe, expect, test} from 'vitest';
import {site} from '../../config/site';
import {build} from './run';

const MINUTE = 60_000;

describe('spec 5 Build rules', () => {
  // Conformance: 5-7, A15, T14
  test('broken links fail the build, or are told, as the site has it; a broken Markdown link by itself warns', {timeout: MINUTE}, () => {
    const {status, output} = build('links');
    const [warnings = '', failure = warnings] = output.split('[ERROR]');
    expect(status !== 0).toBe(site.onBroken === 'throw');
    expect(failure).toContain('Docusaurus found broken links!');
    expect(failure).toContain('linking to /nosuch');
    expect(warnings).toContain('Markdown link with URL `./nosuch.md`');
  });

  // Conformance: 5-8
  test('broken anchors and duplicate routes only warn', {timeout: MINUTE}, () => {
    const {status, output} = build('warnings');
    expect(output).toContain('Docusaurus found broken anchors!');
    expect(output).toContain('linking to #nosuch');
    expect(output).toMatch(/Duplicate routes found!\s+- Attempting to create page at \/twice/);
    expect(status).toBe(0);
  });
});
