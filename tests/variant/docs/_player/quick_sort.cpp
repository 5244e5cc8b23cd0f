// #region player
// 排序 a[lo, hi)
void quickSort(std::vector<int>& a,
               int lo, int hi) {
    if (hi - lo < 2) return;       // @small
    const int pivot = a[hi - 1];   // @pivot
    int store = lo;  // a[lo, store) 都小于枢轴
    for (int i = lo; i < hi - 1; ++i)
        if (a[i] < pivot)                  // @compare
            std::swap(a[i], a[store++]);   // @swap
    std::swap(a[store], a[hi - 1]);        // @place
    quickSort(a, lo, store);
    quickSort(a, store + 1, hi);
}
// #endregion
