#include <stdlib.h>
#include "internal.h"

/** Communicators with the processes on a grid are numbered from here; all processes of the program are in each. */
enum { FIRST = 16, MOST_DIMENSIONS = 4 };
typedef struct {
    int dimensions, size[MOST_DIMENSIONS], isPeriodic[MOST_DIMENSIONS];
} Grid;
static Grid *grids;
static int gridCount;

static const Grid *gridOf(MPI_Comm comm) { return &grids[comm - FIRST]; }

/** For one or two dimensions that are both free: as square as can be, the longer side first. */
int MPI_Dims_create(int processes, int dimensions, int *sizes) {
    if (dimensions == 1) {
        sizes[0] = processes;
        return MPI_SUCCESS;
    }
    if (dimensions != 2 || sizes[0] || sizes[1]) {
        abort();
    }
    int side = 1;
    for (int i = 1; i * i <= processes; i++) {
        side = processes % i == 0 ? i : side;
    }
    sizes[0] = processes / side;
    sizes[1] = side;
    return MPI_SUCCESS;
}

int MPI_Cart_create(MPI_Comm comm, int dimensions, const int *sizes, const int *periods, int reorder, MPI_Comm *result) {
    (void)comm;
    (void)reorder;
    int processes = 1;
    for (int i = 0; i < dimensions; i++) {
        processes *= sizes[i];
    }
    if (dimensions > MOST_DIMENSIONS || processes != hostSize()) {
        abort();
    }
    grids = realloc(grids, (gridCount + 1) * sizeof *grids);
    Grid *grid = &grids[gridCount];
    grid->dimensions = dimensions;
    for (int i = 0; i < dimensions; i++) {
        grid->size[i] = sizes[i];
        grid->isPeriodic[i] = periods[i];
    }
    *result = FIRST + gridCount++;
    return MPI_SUCCESS;
}

int MPI_Cart_coords(MPI_Comm comm, int rank, int dimensions, int *coordinates) {
    for (int i = dimensions - 1; i >= 0; i--) {
        coordinates[i] = rank % gridOf(comm)->size[i];
        rank /= gridOf(comm)->size[i];
    }
    return MPI_SUCCESS;
}

int MPI_Cart_rank(MPI_Comm comm, const int *coordinates, int *rank) {
    *rank = 0;
    for (int i = 0; i < gridOf(comm)->dimensions; i++) {
        *rank = *rank * gridOf(comm)->size[i] + coordinates[i];
    }
    return MPI_SUCCESS;
}

/** The process `by` steps along a dimension, or MPI_PROC_NULL beyond an edge. */
static int neighbour(MPI_Comm comm, int dimension, int by) {
    const Grid *grid = gridOf(comm);
    int coordinates[MOST_DIMENSIONS], rank;
    MPI_Cart_coords(comm, hostRank(), grid->dimensions, coordinates);
    const int size = grid->size[dimension], to = coordinates[dimension] + by;
    if ((to < 0 || to >= size) && !grid->isPeriodic[dimension]) {
        return MPI_PROC_NULL;
    }
    coordinates[dimension] = (to % size + size) % size;
    MPI_Cart_rank(comm, coordinates, &rank);
    return rank;
}

int MPI_Cart_shift(MPI_Comm comm, int dimension, int by, int *from, int *to) {
    *from = neighbour(comm, dimension, -by);
    *to = neighbour(comm, dimension, by);
    return MPI_SUCCESS;
}
