// #region half
inline int half(int n) { return n / 2; }
// #endregion
