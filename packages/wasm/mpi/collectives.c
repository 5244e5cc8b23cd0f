#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "internal.h"

// Collectives as the simplest exchange of messages: everything goes through one process, in the order of ranks, so that sums of
// floating-point numbers come out the same each time.

static int sendTo(int rank, const void *at, int count, MPI_Datatype type, MPI_Comm comm) {
    return finish(beginSend(at, count, type, rank, 0, collectiveContextOf(comm), 0), MPI_STATUS_IGNORE);
}

static int receiveFrom(int rank, void *at, int count, MPI_Datatype type, MPI_Comm comm) {
    return finish(beginReceive(at, count, type, rank, 0, collectiveContextOf(comm)), MPI_STATUS_IGNORE);
}

int MPI_Barrier(MPI_Comm comm) {
    char nothing = 0;
    if (hostRank() != 0) {
        sendTo(0, &nothing, 1, MPI_BYTE, comm);
    } else {
        for (int i = 1; i < hostSize(); i++) {
            receiveFrom(i, &nothing, 1, MPI_BYTE, comm);
        }
    }
    return MPI_Bcast(&nothing, 1, MPI_BYTE, 0, comm);
}

int MPI_Bcast(void *at, int count, MPI_Datatype type, int root, MPI_Comm comm) {
    if (hostRank() != root) {
        return checked(receiveFrom(root, at, count, type, comm));
    }
    for (int i = 0; i < hostSize(); i++) {
        if (i != root) {
            sendTo(i, at, count, type, comm);
        }
    }
    return MPI_SUCCESS;
}

int MPI_Gather(const void *out, int outCount, MPI_Datatype outType, void *in, int inCount, MPI_Datatype inType, int root, MPI_Comm comm) {
    if (hostRank() != root) {
        return checked(sendTo(root, out, outCount, outType, comm));
    }
    for (int i = 0; i < hostSize(); i++) {
        char *place = (char *)in + i * inCount * sizeOf(inType);
        if (i != root) {
            checked(receiveFrom(i, place, inCount, inType, comm));
        } else if (out != MPI_IN_PLACE) {
            memcpy(place, out, outCount * sizeOf(outType));
        }
    }
    return MPI_SUCCESS;
}

int MPI_Scatter(const void *out, int outCount, MPI_Datatype outType, void *in, int inCount, MPI_Datatype inType, int root, MPI_Comm comm) {
    if (hostRank() != root) {
        return checked(receiveFrom(root, in, inCount, inType, comm));
    }
    for (int i = 0; i < hostSize(); i++) {
        const char *part = (const char *)out + i * outCount * sizeOf(outType);
        if (i != root) {
            sendTo(i, part, outCount, outType, comm);
        } else if (in != MPI_IN_PLACE) {
            memcpy(in, part, outCount * sizeOf(outType));
        }
    }
    return MPI_SUCCESS;
}

int MPI_Allgather(const void *out, int outCount, MPI_Datatype outType, void *in, int inCount, MPI_Datatype inType, MPI_Comm comm) {
    const int rank = hostRank(), inPlace = out == MPI_IN_PLACE;
    const void *own = inPlace && rank != 0 ? (const char *)in + rank * inCount * sizeOf(inType) : out;
    MPI_Gather(own, inPlace ? inCount : outCount, inPlace ? inType : outType, in, inCount, inType, 0, comm);
    return MPI_Bcast(in, inCount * hostSize(), inType, 0, comm);
}

#define COMBINE(T)                                            \
    {                                                         \
        T *a = into;                                          \
        const T *b = part;                                    \
        for (int i = 0; i < count; i++) {                     \
            switch (op) {                                     \
                case MPI_SUM: a[i] += b[i]; break;            \
                case MPI_PROD: a[i] *= b[i]; break;           \
                case MPI_MAX: a[i] = b[i] > a[i] ? b[i] : a[i]; break; \
                case MPI_MIN: a[i] = b[i] < a[i] ? b[i] : a[i]; break; \
                case MPI_LAND: a[i] = a[i] && b[i]; break;    \
                case MPI_LOR: a[i] = a[i] || b[i]; break;     \
                default: abort();                             \
            }                                                 \
        }                                                     \
        break;                                                \
    }

static void combine(void *into, const void *part, int count, MPI_Datatype type, MPI_Op op) {
    switch (type) {
        case MPI_INT:
        case MPI_INT32_T: COMBINE(int32_t)
        case MPI_UNSIGNED:
        case MPI_UINT32_T: COMBINE(uint32_t)
        case MPI_LONG: COMBINE(long)
        case MPI_UNSIGNED_LONG: COMBINE(unsigned long)
        case MPI_LONG_LONG:
        case MPI_INT64_T: COMBINE(int64_t)
        case MPI_UINT64_T: COMBINE(uint64_t)
        case MPI_SHORT: COMBINE(short)
        case MPI_CHAR: COMBINE(char)
        case MPI_BYTE:
        case MPI_UINT8_T:
        case MPI_C_BOOL: COMBINE(uint8_t)
        case MPI_FLOAT: COMBINE(float)
        case MPI_DOUBLE: COMBINE(double)
        default: abort();
    }
}

int MPI_Reduce(const void *out, void *in, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm) {
    if (out == in && count > 0) {
        return checked(MPI_ERR_BUFFER);
    }
    const void *own = out == MPI_IN_PLACE ? in : out;
    if (hostRank() != root) {
        return checked(sendTo(root, own, count, type, comm));
    }
    const int bytes = count * sizeOf(type);
    char *sum = malloc(bytes), *part = malloc(bytes);
    for (int i = 0; i < hostSize(); i++) {
        if (i != root) {
            receiveFrom(i, part, count, type, comm);
        }
        const void *next = i == root ? own : part;
        if (i == 0) {
            memcpy(sum, next, bytes);
        } else {
            combine(sum, next, count, type, op);
        }
    }
    memcpy(in, sum, bytes);
    free(sum);
    free(part);
    return MPI_SUCCESS;
}

int MPI_Allreduce(const void *out, void *in, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
    if (out == in && count > 0) {
        return checked(MPI_ERR_BUFFER);
    }
    // Elsewhere than at the root a reduction takes nothing in.
    const int isRoot = hostRank() == 0;
    MPI_Reduce(out == MPI_IN_PLACE && !isRoot ? in : out, isRoot ? in : NULL, count, type, op, 0, comm);
    return MPI_Bcast(in, count, type, 0, comm);
}
