export default function Home() { return <main><h1>x</h1></main>; }
