#include "own.h"
#include "shared.h"

// #region main
int main() {
    return half(whole());
}
// #endregion
