#pragma once
#include "mpi.h"

// What the host does (src/features/run-in-page/host/mpi). A message has a context besides its tag: twice the communicator's
// number, and one more for the messages of collectives, which no receive of the program may take.
#define HOST(name) __attribute__((import_module("mpi"), import_name(#name)))
HOST(rank) int hostRank(void);
HOST(size) int hostSize(void);
HOST(send) int hostSend(const void *at, int bytes, int to, int tag, int context, int synchronous);
HOST(receive) int hostReceive(void *at, int bytes, int from, int tag, int context);
HOST(wait) int hostWait(int handle, MPI_Status *status);
HOST(test) int hostTest(int handle, MPI_Status *status);
HOST(abort) _Noreturn void hostAbort(int code);

static inline int contextOf(MPI_Comm comm) { return 2 * comm; }
static inline int collectiveContextOf(MPI_Comm comm) { return 2 * comm + 1; }

/** Bytes of one element in a message. */
int sizeOf(MPI_Datatype type);
/** Bytes from one element to the next in memory. */
int extentOf(MPI_Datatype type);
/** Whether its elements lie in memory as in a message. */
int isPlain(MPI_Datatype type);
/** Copies elements out of memory into a message, or back. */
void pack(char *message, const char *memory, MPI_Datatype type, int count);
void unpack(char *memory, const char *message, MPI_Datatype type, int count);

/** Begins a message; gives the request to finish. */
MPI_Request beginSend(const void *at, int count, MPI_Datatype type, int to, int tag, int context, int synchronous);
MPI_Request beginReceive(void *at, int count, MPI_Datatype type, int from, int tag, int context);
/** Waits for the message, and gives its error code. */
int finish(MPI_Request request, MPI_Status *status);

/** Ends all processes for an error, unless the program wants errors returned. */
int checked(int code);
