// In the place of modules that the client does without.
export {};
