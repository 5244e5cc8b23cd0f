import {expect, test} from 'vitest';
import {searchHost} from './searchHost';

test('an address becomes a host of the search client, its port and path kept', () => {
  expect(searchHost('https://search.example.org/')).toEqual({url: 'search.example.org', protocol: 'https', accept: 'readWrite'});
  expect(searchHost('https://notes.example.org/find/')).toMatchObject({url: 'notes.example.org/find', protocol: 'https'});
  expect(searchHost('http://127.0.0.1:7700')).toMatchObject({url: '127.0.0.1:7700', protocol: 'http'});
  expect(searchHost('http://[::1]:7700')).toMatchObject({url: '[::1]:7700', protocol: 'http'});
});

test.each(['http://search.example.org', 'http://localhost.example.org', 'ftp://localhost'])(
  '%s is refused: only this machine may be asked over http',
  (address) => {
    expect(() => searchHost(address)).toThrow('https://');
  },
);

test('what is no address is refused with an example', () => {
  expect(() => searchHost('search.example.org')).toThrow('例如 https://search.example.org');
});
