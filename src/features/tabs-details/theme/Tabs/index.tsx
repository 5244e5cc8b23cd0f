// Change: HTML that is whole without React (src/features/tabs-details/client brings it to life): buttons as tabs, tied to their panels.
import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {sanitizeTabsChildren, type TabItemProps} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';

const isTab = (child: ReactNode): child is ReactElement<TabItemProps> =>
  isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined;

function readTabs(children: ReactNode): TabItemProps[] {
  const all = Children.toArray(sanitizeTabsChildren(children));
  const tabs = all.filter(isTab).map(({props}) => props);
  if (tabs.length === 0 || tabs.length < all.length) {
    throw new Error('<Tabs> 里只能放 <TabItem>，至少一个，每个都要有 value。');
  }
  const twice = tabs.find(({value}, i) => tabs.findIndex((other) => other.value === value) < i);
  if (twice) {
    throw new Error(`<Tabs> 里有两个 value="${twice.value}"：改成不同的值。`);
  }
  return tabs;
}

/** The value that is shown at first, told by `defaultValue`, else by `default` at a tab, else the first. */
function firstOf(tabs: TabItemProps[], defaultValue: Props['defaultValue']): string {
  if (defaultValue && !tabs.some(({value}) => value === defaultValue)) {
    throw new Error(`<Tabs defaultValue="${defaultValue}">：没有这个标签页，有的是 ${tabs.map(({value}) => value).join('、')}。`);
  }
  return defaultValue || (tabs.find((tab) => tab.default) ?? tabs[0]!).value;
}

export default function Tabs({children, defaultValue, groupId, queryString, className}: Props): ReactNode {
  const id = useId();
  const tabs = readTabs(children);
  const first = firstOf(tabs, defaultValue);
  if (queryString === true && !groupId) {
    throw new Error('<Tabs queryString> 还要写 groupId，它是地址里的参数名；或者写 queryString="参数名"。');
  }
  return (
    <div className="tabs-container" data-group={groupId} data-query={queryString === true ? groupId : queryString || undefined}>
      <div role="tablist" className={clsx('tabs', className)} data-pending="">
        {tabs.map(({value, label = value}, i) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${i}`}
            className="tabs__item"
            aria-controls={`${id}-panel-${i}`}
            aria-selected={value === first}
            tabIndex={value === first ? 0 : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab, i) => (
        <div
          key={tab.value}
          id={`${id}-panel-${i}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${i}`}
          data-label={tab.label ?? tab.value}
          hidden={tab.value !== first}
        >
          {tab.children}
        </div>
      ))}
    </div>
  );
}
