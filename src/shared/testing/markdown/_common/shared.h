inline int whole() { return 1; }
