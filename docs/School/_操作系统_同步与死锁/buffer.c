#include <pthread.h>
#include <stdio.h>

// region buffer
enum { SLOTS = 4, ITEMS = 1000, PEOPLE = 2 };
static int slots[SLOTS], count, first;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t room = PTHREAD_COND_INITIALIZER, goods = PTHREAD_COND_INITIALIZER;

static void put(int item) {
    pthread_mutex_lock(&lock);
    while (count == SLOTS) {
        pthread_cond_wait(&room, &lock); // 放开锁、睡下，一步做完；醒来时又拿着锁
    }
    slots[(first + count++) % SLOTS] = item;
    pthread_cond_signal(&goods);
    pthread_mutex_unlock(&lock);
}

static int take(void) {
    pthread_mutex_lock(&lock);
    while (count == 0) {
        pthread_cond_wait(&goods, &lock);
    }
    int item = slots[first];
    first = (first + 1) % SLOTS;
    count--;
    pthread_cond_signal(&room);
    pthread_mutex_unlock(&lock);
    return item;
}
// endregion

// region main
static void *produce(void *unused) {
    (void)unused;
    for (int i = 1; i <= ITEMS; i++) {
        put(i);
    }
    return NULL;
}

static void *consume(void *sum) {
    for (int i = 0; i < ITEMS; i++) {
        *(long *)sum += take();
    }
    return NULL;
}

int main(void) {
    pthread_t threads[2 * PEOPLE];
    long sums[PEOPLE] = {0}, total = 0;
    for (int i = 0; i < PEOPLE; i++) {
        if (pthread_create(&threads[i], NULL, produce, NULL) != 0 ||
            pthread_create(&threads[PEOPLE + i], NULL, consume, &sums[i]) != 0) {
            return 1;
        }
    }
    for (int i = 0; i < 2 * PEOPLE; i++) {
        pthread_join(threads[i], NULL);
    }
    for (int i = 0; i < PEOPLE; i++) {
        total += sums[i];
    }
    printf("放进去的和 %d，取出来的和 %ld，剩 %d 件\n", PEOPLE * ITEMS * (ITEMS + 1) / 2, total, count);
    return 0;
}
// endregion
