export * from './loops';
export * from './transform';
export * from './vector';
