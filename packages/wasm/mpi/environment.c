#include <stdio.h>
#include <string.h>
#include <time.h>
#include "internal.h"

static MPI_Errhandler handler = MPI_ERRORS_ARE_FATAL;

/** Where the host keeps the frames of a process that waits: how far Asyncify has come, and the end. */
static char frames[64 << 10];
static struct {
    char *at, *end;
} saved;

__attribute__((export_name("mpi_room"))) void *roomForFrames(void) {
    saved.at = frames;
    saved.end = frames + sizeof frames;
    return &saved;
}

int MPI_Init(int *argc, char ***argv) {
    (void)argc;
    (void)argv;
    return MPI_SUCCESS;
}

int MPI_Init_thread(int *argc, char ***argv, int required, int *provided) {
    *provided = required < MPI_THREAD_FUNNELED ? required : MPI_THREAD_FUNNELED;
    return MPI_Init(argc, argv);
}

int MPI_Finalize(void) { return MPI_Barrier(MPI_COMM_WORLD); }

int MPI_Abort(MPI_Comm comm, int code) {
    (void)comm;
    fflush(NULL);
    hostAbort(code);
}

double MPI_Wtime(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int MPI_Get_processor_name(char *name, int *length) {
    strcpy(name, "browser");
    *length = (int)strlen(name);
    return MPI_SUCCESS;
}

int MPI_Comm_rank(MPI_Comm comm, int *rank) {
    (void)comm;
    *rank = hostRank();
    return MPI_SUCCESS;
}

int MPI_Comm_size(MPI_Comm comm, int *size) {
    (void)comm;
    *size = hostSize();
    return MPI_SUCCESS;
}

int MPI_Comm_free(MPI_Comm *comm) {
    *comm = MPI_COMM_NULL;
    return MPI_SUCCESS;
}

int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler wanted) {
    (void)comm;
    handler = wanted;
    return MPI_SUCCESS;
}

/** The words of Open MPI. */
int MPI_Error_string(int code, char *text, int *length) {
    strcpy(text, code == MPI_SUCCESS        ? "MPI_SUCCESS: no errors"
                 : code == MPI_ERR_TRUNCATE ? "MPI_ERR_TRUNCATE: message truncated"
                 : code == MPI_ERR_BUFFER   ? "MPI_ERR_BUFFER: invalid buffer pointer"
                                            : "MPI_ERR_RANK: invalid rank");
    *length = (int)strlen(text);
    return MPI_SUCCESS;
}

int checked(int code) {
    if (code != MPI_SUCCESS && handler == MPI_ERRORS_ARE_FATAL) {
        char text[MPI_MAX_ERROR_STRING];
        int length;
        MPI_Error_string(code, text, &length);
        fflush(NULL);
        fprintf(stderr, "*** %s\n*** MPI_ERRORS_ARE_FATAL\n", text);
        hostAbort(code);
    }
    return code;
}
