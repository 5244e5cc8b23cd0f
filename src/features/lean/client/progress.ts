/** Specification 9: parts of the way and milliseconds. */
export const PROGRESS = {minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800};

let box: HTMLElement | undefined;
let part = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function move(to: number): void {
  part = to;
  (box!.firstElementChild as HTMLElement).style.transform = `translate3d(${(to - 1) * 100}%, 0px, 0px)`;
}

/**
 * In the place of the library `nprogress`: what Docusaurus' client module asks of it. The bar at the head of the window
 * starts at 8 %, creeps on while the next page is on its way, and fades when it is there; Docusaurus has its styles.
 */
export default {
  configure(): void {},

  start(): void {
    if (box) {
      return;
    }
    document.getElementById('nprogress')?.remove();
    box = Object.assign(document.createElement('div'), {id: 'nprogress'});
    const bar = Object.assign(document.createElement('div'), {className: 'bar'});
    bar.style.transition = `all ${PROGRESS.speed}ms ease`;
    bar.append(Object.assign(document.createElement('div'), {className: 'peg'}));
    box.append(bar);
    document.body.append(box);
    move(0);
    // The browser takes the way from 0 to 8 % for a move only if it has seen 0.
    void box.offsetWidth;
    move(PROGRESS.minimum);
    timer = setInterval(() => move(Math.min(part + Math.random() * PROGRESS.trickleRate, 0.994)), PROGRESS.trickleSpeed);
  },

  done(): void {
    const last = box;
    if (!last) {
      return;
    }
    clearInterval(timer);
    move(1);
    box = undefined;
    setTimeout(() => {
      last.style.transition = `opacity ${PROGRESS.speed}ms linear`;
      last.style.opacity = '0';
      setTimeout(() => last.remove(), PROGRESS.speed);
    }, PROGRESS.speed);
  },
};
