// #region player
// 排序 a[lo, hi)，b 是与 a 一样长的缓冲区
template <typename T>
void mergeSort(std::vector<T>& a,
               std::vector<T>& b,
               int lo, int hi) {
    if (hi - lo < 2) return;
    const int mid = lo + (hi - lo) / 2;  // @split
    mergeSort(a, b, lo, mid);
    mergeSort(a, b, mid, hi);
    int i = lo, j = mid;
    for (int k = lo; k < hi; ++k) {
        bool left = i < mid;
        if (i < mid && j < hi)
            left = !(a[j] < a[i]);   // @compare
        if (left)
            b[k] = a[i++];           // @left
        else
            b[k] = a[j++];           // @right
    }
    for (int k = lo; k < hi; ++k)
        a[k] = b[k];                 // @copy
}
// #endregion
