import {isPrefill, SEARCH_TRIGGER} from '../../search/keys';
import {FIELD, isKept, opensSearch} from '../../search/opensSearch';
import {isAsleep, type Kept} from './replay';

/** What a click does by itself, without any script. */
const CONTROL = 'a,button,summary,input,select,textarea,[role=button],[role=tab]';
const OWN_EFFECT =
  'a:not([role=button]),:not([data-collapsed])>summary,select,textarea,input:not([type=checkbox],[type=radio],[type=submit]),form[action] button';
const SLEEPER = '[data-asleep]';
/** Shows or hides something: a second press of an impatient hand is no wish to undo the first. */
const SHOWS = '[aria-expanded],[aria-haspopup]';

/**
 * Takes what a reader does to a part that is still asleep: it is stopped here, so that nobody acts on it, and given
 * back when that part is alive. Links, folds and fields do by themselves what they do without script; the search opens at once.
 */
export function keepIn(kept: Kept[], openSearch: (query: string) => void): void {
  function hold(event: Event, target: Element, value?: string): void {
    event.stopImmediatePropagation();
    kept.push({event, target, value});
  }

  function onClick(event: Event): void {
    const target = event.target as Element;
    const control = target.closest(CONTROL) ?? target.closest(SLEEPER);
    if (!control || !isAsleep(target) || control.matches(OWN_EFFECT)) {
      return;
    }
    event.preventDefault();
    if (control.matches(SEARCH_TRIGGER)) {
      event.stopImmediatePropagation();
      openSearch('');
    } else if (control.matches(SHOWS) && kept.some((one) => one.event.type === 'click' && control.contains(one.target))) {
      event.stopImmediatePropagation();
    } else {
      hold(event, target);
    }
  }

  /** Only the last value of a field is wanted; while an input method composes, it is not a value yet. */
  function onValue(event: Event): void {
    const target = event.target as HTMLInputElement;
    if (isAsleep(target) && target.type !== 'checkbox' && target.type !== 'radio') {
      kept.splice(0, kept.length, ...kept.filter((one) => one.target !== target || one.event.type !== event.type));
      if (!(event as InputEvent).isComposing) {
        hold(event, target, target.value);
      }
    }
  }

  /** No other event tells what was composed. */
  function onComposed({target}: Event): void {
    if (isAsleep(target as Element)) {
      kept.push({event: new InputEvent('input', {bubbles: true}), target: target as Element, value: (target as HTMLInputElement).value});
    }
  }

  function onKey(event: Event): void {
    const target = event.target as Element;
    const key = event as KeyboardEvent;
    const prefills = target.matches(SEARCH_TRIGGER) && isPrefill(key);
    const place = {
      isField: target.matches(FIELD),
      isPressed: target.matches('a,button,summary'),
      handlesKeys: !!target.closest(SLEEPER + ',[role=tab]') && !target.matches('[type=range],[type=checkbox],[type=radio]'),
    };
    if (isAsleep(target) && isKept(key, place)) {
      event.preventDefault();
      if (opensSearch(key) || prefills) {
        event.stopImmediatePropagation();
        openSearch(prefills ? key.key : '');
      } else {
        hold(event, target);
      }
    }
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('input', onValue, true);
  addEventListener('change', onValue, true);
  addEventListener('compositionend', onComposed, true);
}
