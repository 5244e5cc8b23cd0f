import type {Root} from 'hast';
import {visit} from '../../../shared/markdown/visit';

/** GFM's task lists have checkboxes that nothing names; screen readers would say only “checkbox”. */
export default function taskLabels() {
  return (root: Root) => {
    visit(root, 'element', ({tagName, properties}) => {
      if (tagName === 'input' && properties.type === 'checkbox') {
        properties.ariaLabel = properties.checked ? '已完成' : '未完成';
      }
    });
  };
}
