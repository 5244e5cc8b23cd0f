#include <stdlib.h>
#include "internal.h"

/** A message on its way: the host's handle of it, and where a receive's elements go when they do not lie as in the message. */
typedef struct {
    int handle;
    char *packed;
    void *to;
    MPI_Datatype type;
    int count;
} Pending;

/** By request; the first stands for MPI_REQUEST_NULL. A free one has no handle. */
static Pending *pending;
static int pendingCount;

static MPI_Request keep(Pending message) {
    for (int i = 1; i < pendingCount; i++) {
        if (pending[i].handle == 0) {
            pending[i] = message;
            return i;
        }
    }
    const int before = pendingCount;
    pendingCount = before == 0 ? 16 : 2 * before;
    pending = realloc(pending, pendingCount * sizeof *pending);
    for (int i = before; i < pendingCount; i++) {
        pending[i] = (Pending){0};
    }
    return keep(message);
}

static void release(MPI_Request request) {
    Pending *message = &pending[request];
    if (message->to) {
        unpack(message->to, message->packed, message->type, message->count);
    }
    free(message->packed);
    *message = (Pending){0};
}

static int isNobody(int rank) { return rank < 0 || rank >= hostSize(); }

MPI_Request beginSend(const void *at, int count, MPI_Datatype type, int to, int tag, int context, int synchronous) {
    if (to == MPI_PROC_NULL) {
        return MPI_REQUEST_NULL;
    }
    if (isNobody(to)) {
        checked(MPI_ERR_RANK);
        return MPI_REQUEST_NULL;
    }
    Pending message = {0};
    const int bytes = count * sizeOf(type);
    if (!isPlain(type)) {
        message.packed = malloc(bytes);
        pack(message.packed, at, type, count);
        at = message.packed;
    }
    message.handle = hostSend(at, bytes, to, tag, context, synchronous);
    return keep(message);
}

MPI_Request beginReceive(void *at, int count, MPI_Datatype type, int from, int tag, int context) {
    if (from == MPI_PROC_NULL) {
        return MPI_REQUEST_NULL;
    }
    if (from != MPI_ANY_SOURCE && isNobody(from)) {
        checked(MPI_ERR_RANK);
        return MPI_REQUEST_NULL;
    }
    Pending message = {0};
    const int bytes = count * sizeOf(type);
    if (!isPlain(type)) {
        message = (Pending){0, malloc(bytes), at, type, count};
        at = message.packed;
    }
    message.handle = hostReceive(at, bytes, from, tag, context);
    return keep(message);
}

int finish(MPI_Request request, MPI_Status *status) {
    if (request == MPI_REQUEST_NULL) {
        return MPI_SUCCESS;
    }
    const int code = hostWait(pending[request].handle, status);
    release(request);
    return code;
}

int MPI_Send(const void *at, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
    return checked(finish(beginSend(at, count, type, to, tag, contextOf(comm), 0), MPI_STATUS_IGNORE));
}

int MPI_Ssend(const void *at, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
    return checked(finish(beginSend(at, count, type, to, tag, contextOf(comm), 1), MPI_STATUS_IGNORE));
}

int MPI_Recv(void *at, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Status *status) {
    return checked(finish(beginReceive(at, count, type, from, tag, contextOf(comm)), status));
}

int MPI_Sendrecv(const void *out, int outCount, MPI_Datatype outType, int to, int outTag, void *in, int inCount, MPI_Datatype inType, int from,
                 int inTag, MPI_Comm comm, MPI_Status *status) {
    const MPI_Request receive = beginReceive(in, inCount, inType, from, inTag, contextOf(comm));
    const int sent = finish(beginSend(out, outCount, outType, to, outTag, contextOf(comm), 0), MPI_STATUS_IGNORE);
    const int received = finish(receive, status);
    return checked(sent ? sent : received);
}

int MPI_Isend(const void *at, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *request) {
    *request = beginSend(at, count, type, to, tag, contextOf(comm), 0);
    return MPI_SUCCESS;
}

int MPI_Irecv(void *at, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Request *request) {
    *request = beginReceive(at, count, type, from, tag, contextOf(comm));
    return MPI_SUCCESS;
}

int MPI_Wait(MPI_Request *request, MPI_Status *status) {
    const int code = finish(*request, status);
    *request = MPI_REQUEST_NULL;
    return checked(code);
}

int MPI_Waitall(int count, MPI_Request *requests, MPI_Status *statuses) {
    int worst = MPI_SUCCESS;
    for (int i = 0; i < count; i++) {
        const int code = finish(requests[i], statuses ? statuses + i : MPI_STATUS_IGNORE);
        requests[i] = MPI_REQUEST_NULL;
        worst = code ? code : worst;
    }
    return checked(worst);
}

int MPI_Test(MPI_Request *request, int *isDone, MPI_Status *status) {
    *isDone = *request == MPI_REQUEST_NULL || hostTest(pending[*request].handle, status);
    if (*isDone && *request != MPI_REQUEST_NULL) {
        release(*request);
        *request = MPI_REQUEST_NULL;
    }
    return MPI_SUCCESS;
}

int MPI_Get_count(const MPI_Status *status, MPI_Datatype type, int *count) {
    *count = status->bytes / sizeOf(type);
    return MPI_SUCCESS;
}
