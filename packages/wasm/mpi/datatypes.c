#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "internal.h"

static const int sizes[] = {
    [MPI_BYTE] = 1,
    [MPI_CHAR] = 1,
    [MPI_INT] = sizeof(int),
    [MPI_UNSIGNED] = sizeof(unsigned),
    [MPI_LONG] = sizeof(long),
    [MPI_UNSIGNED_LONG] = sizeof(unsigned long),
    [MPI_LONG_LONG] = sizeof(long long),
    [MPI_FLOAT] = sizeof(float),
    [MPI_DOUBLE] = sizeof(double),
    [MPI_INT64_T] = 8,
    [MPI_UINT64_T] = 8,
    [MPI_C_BOOL] = 1,
    [MPI_SHORT] = sizeof(short),
    [MPI_UINT8_T] = 1,
    [MPI_INT32_T] = 4,
    [MPI_UINT32_T] = 4,
};

/** A program's own types are numbered from here: `count` blocks of `block` elements, `stride` elements from one to the next. */
enum { FIRST = 100 };
typedef struct {
    int count, block, stride;
    MPI_Datatype base;
} Vector;
static Vector *vectors;
static int vectorCount;

static const Vector *vectorOf(MPI_Datatype type) { return &vectors[type - FIRST]; }

int isPlain(MPI_Datatype type) { return type < FIRST; }

int sizeOf(MPI_Datatype type) {
    return isPlain(type) ? sizes[type] : vectorOf(type)->count * vectorOf(type)->block * sizeOf(vectorOf(type)->base);
}

int extentOf(MPI_Datatype type) {
    if (isPlain(type)) {
        return sizes[type];
    }
    const Vector *vector = vectorOf(type);
    return ((vector->count - 1) * vector->stride + vector->block) * extentOf(vector->base);
}

/** Copies elements of a vector of plain elements; vectors of vectors are not there (MPI_Type_vector refuses them). */
static void copy(char *message, char *memory, MPI_Datatype type, int count, int out) {
    const Vector *vector = vectorOf(type);
    const int size = sizeOf(vector->base), block = vector->block * size;
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < vector->count; j++) {
            char *place = memory + i * extentOf(type) + j * vector->stride * size;
            memcpy(out ? message : place, out ? place : message, block);
            message += block;
        }
    }
}

void pack(char *message, const char *memory, MPI_Datatype type, int count) { copy(message, (char *)memory, type, count, 1); }
void unpack(char *memory, const char *message, MPI_Datatype type, int count) { copy((char *)message, memory, type, count, 0); }

int MPI_Type_vector(int count, int block, int stride, MPI_Datatype base, MPI_Datatype *type) {
    if (!isPlain(base)) {
        abort();
    }
    vectors = realloc(vectors, (vectorCount + 1) * sizeof *vectors);
    vectors[vectorCount] = (Vector){count, block, stride, base};
    *type = FIRST + vectorCount++;
    return MPI_SUCCESS;
}

int MPI_Type_contiguous(int count, MPI_Datatype base, MPI_Datatype *type) { return MPI_Type_vector(1, count, count, base, type); }

int MPI_Type_commit(MPI_Datatype *type) {
    (void)type;
    return MPI_SUCCESS;
}

int MPI_Type_free(MPI_Datatype *type) {
    *type = 0;
    return MPI_SUCCESS;
}
