const SENTENCE = '正文可以阅读，但搜索、切换主题等功能没有加载成功。可能是网络中断，也可能是站点刚刚更新。';
const BOX = 'position:fixed;inset:auto 0 1rem;z-index:200;box-sizing:border-box;width:50%;margin:0 auto;padding:1rem;background:var(--cinnabar);color:var(--paper);text-align:center';

/**
 * An inline script for the loss of the app's own first scripts, which no code of theirs can mend. A page kept from
 * before a deploy names scripts that are gone: its new version is fetched, once for each of them; if that does not help,
 * a box says so.
 */
export const recoverLostMain = `addEventListener('error',function(e){
  var lost=e.target.src;
  if(!/\\/assets\\/js\\/(main|runtime~main)[^/]*$/.test(lost||''))return;
  try{if(sessionStorage.lostScript!==lost){sessionStorage.lostScript=lost;return location.reload()}}catch(_){}
  addEventListener('DOMContentLoaded',function(){
    if(document.getElementById('lost-script'))return;
    document.body.insertAdjacentHTML('beforeend','<div id="lost-script" role="alert" style="${BOX}"><p>${SENTENCE}</p><button>重试</button></div>');
    document.getElementById('lost-script').lastChild.onclick=function(){location.reload()}
  })
},true)`;
