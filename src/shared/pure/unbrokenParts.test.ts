import {expect, it} from 'vitest';
import {unbrokenParts} from './unbrokenParts';

it.each([
  ['选取：loc 用标签，iloc 用位置', '选取：loc 用|标签，iloc 用|位置'],
  ['规则数的是请求，不是显存流量', '规则|数|的是|请求，不是|显存|流量'],
  ['1.3 第一个CUDA程序', '1.3 第一个|CUDA|程序'],
  ['搜“衡二叉”，找到“平衡二叉树”', '搜“衡二叉”，找到“平衡|二叉树”'],
  ['Dijkstra', 'Dijkstra'],
  ['', ''],
])('%s', (text, parts) => {
  expect(unbrokenParts(text).join('|')).toBe(parts);
  expect(unbrokenParts(text).join('')).toBe(text);
});
