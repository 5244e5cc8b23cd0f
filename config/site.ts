import {basePathOf, originOf} from './address';

/** The site's identity: the one place that names its url, base path and source repository. */
export const site = {
  title: '并行笔记',
  tagline: '勤以致知，律以修身，恒以行远。',
  url: originOf(process.env.SITE_URL || 'https://parallel-notes.example.org'),
  baseUrl: basePathOf(process.env.BASE_URL ?? '/'),
  repository: process.env.REPOSITORY_URL ?? 'https://github.com/example/parallel-notes',
  copyright: 'Copyright © 2025 并行笔记',
} as const;

/** One language: the interface is in Simplified Chinese alone. */
export const i18n = {
  defaultLocale: 'zh-Hans',
  locales: ['zh-Hans'],
  localeConfigs: {'zh-Hans': {label: '简体中文', htmlLang: 'zh-Hans', direction: 'ltr' as const, calendar: 'gregory'}},
};
