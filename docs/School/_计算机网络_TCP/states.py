"""在回环上看 TCP 的状态：连接、半关闭、TIME_WAIT、零窗口。"""
import socket
import struct
import time

NAMES = {1: "ESTABLISHED", 2: "SYN_SENT", 3: "SYN_RECV", 4: "FIN_WAIT1",
         5: "FIN_WAIT2", 6: "TIME_WAIT", 7: "CLOSE", 8: "CLOSE_WAIT",
         9: "LAST_ACK", 10: "LISTEN", 11: "CLOSING"}


# region look
def look(port):
    """/proc/net/tcp 里与端口有关的行：谁是服务端一侧，什么状态。"""
    seen = []
    with open("/proc/net/tcp", encoding="ascii") as file:
        next(file)
        for line in file:
            _, local, remote, state = line.split()[:4]
            ends = [int(end.split(":")[1], 16) for end in (local, remote)]
            if port in ends:
                side = "服务端" if ends[0] == port else "客户端"
                seen.append(f"{side} {NAMES[int(state, 16)]}")
    return "，".join(sorted(seen))


def wait_for(port, wanted):
    """等到出现某个状态（回环上是一瞬间的事），返回那时的全部。"""
    end = time.monotonic() + 5
    while wanted not in look(port) and time.monotonic() < end:
        time.sleep(0.01)
    return look(port)
# endregion


# region life
def life():
    server = socket.create_server(("127.0.0.1", 0))
    port = server.getsockname()[1]
    print("listen     ", look(port))
    client = socket.create_connection(("127.0.0.1", port))
    print("connect    ", look(port))
    peer, _ = server.accept()
    client.close()
    print("客户端关闭 ", wait_for(port, "FIN_WAIT2"))
    peer.close()
    print("服务端也关 ", wait_for(port, "TIME_WAIT"))
    server.close()
    return port
# endregion


# region reuse
def reuse(old, again):
    """服务端先关，TIME_WAIT 留在它那边，再试着绑同一个端口；两个参数是旧、新两处的 SO_REUSEADDR。"""
    def new(option):
        sock = socket.socket()
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, option)
        return sock

    server = new(old)
    server.bind(("127.0.0.1", 0))
    server.listen()
    port = server.getsockname()[1]
    client = socket.create_connection(("127.0.0.1", port))
    peer, _ = server.accept()
    peer.close()
    wait_for(port, "CLOSE_WAIT")
    client.close()
    server.close()
    state = wait_for(port, "TIME_WAIT")
    restarted = new(again)
    try:
        restarted.bind(("127.0.0.1", port))
        result = "绑上了"
    except OSError as error:
        result = str(error)
    print(f"{state}，旧的设 {old}，新的设 {again}：{result}")
    restarted.close()
# endregion


# region taken
def taken():
    """没有谁在监听，也没有 TIME_WAIT：端口被一条往外连的连接临时借去了。"""
    server = socket.create_server(("127.0.0.1", 0))
    client = socket.create_connection(server.getsockname())
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind(client.getsockname())
            print("端口被往外的连接借去：绑上了")
        except OSError as error:
            print("端口被往外的连接借去，新的设 1：", error, sep="")
    client.close()
    server.close()
# endregion


# region half
def half(finish):
    """对方关闭以后，再给它发三次，每次一个字节。"""
    server = socket.create_server(("127.0.0.1", 0))
    client = socket.create_connection(server.getsockname())
    peer, _ = server.accept()
    finish(client)
    results = ["读到文件尾" if peer.recv(1) == b"" else "读到数据"]
    for _ in range(3):
        try:
            results.append(f"送出 {peer.send(b'x')}")
        except OSError as error:
            results.append(str(error))
        time.sleep(0.1)
    peer.close()
    server.close()
    return "，".join(results)
# endregion


# region zero
def window(sock):
    """struct tcp_info：对方通告的窗口（tcpi_snd_wnd，Linux 5.4 起）与还没有答复的探测数（tcpi_probes）。"""
    info = sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 232)
    return struct.unpack_from("=I", info, 228)[0], info[3]


def zero():
    """对方不读，发送方写满两边的缓冲区就写不动；读走之后又能写。"""
    server = socket.create_server(("127.0.0.1", 0))
    client = socket.create_connection(server.getsockname())
    peer, _ = server.accept()
    client.setblocking(False)
    total, idle = 0, 0
    while idle < 20:
        try:
            total += client.send(b"x" * 65536)
            idle = 0
        except BlockingIOError:
            idle += 1
            time.sleep(0.01)
    print("写不动了，超过 64 KiB：", total > 65536)
    end = time.monotonic() + 5
    while window(client)[1] == 0 and time.monotonic() < end:
        time.sleep(0.05)
    size, probes = window(client)
    print(f"对方通告的窗口 {size}，发过探测：{probes > 0}")
    got = 0
    while got < total:
        got += len(peer.recv(1 << 20))
    time.sleep(0.3)
    print("读走之后窗口大于 0：", window(client)[0] > 0, "，还能写：", client.send(b"y") == 1, "，字节一个不少：",
          got == total, sep="")
# endregion


# region rto
def rto(samples):
    """RFC 6298：首个样本之后按 1/8 与 1/4 平滑，单位毫秒，下限 1000。"""
    srtt = var = None
    for r in samples:
        if srtt is None:
            srtt, var = r, r / 2
        else:
            var = 0.75 * var + 0.25 * abs(srtt - r)
            srtt = 0.875 * srtt + 0.125 * r
        raw = srtt + 4 * var
        print(f"R={r}：SRTT {srtt:.2f}，RTTVAR {var:.2f}，"
              f"算得 {raw:.2f}，RTO {max(1000, raw):.0f}")
# endregion


life()
for pair in (0, 0), (0, 1), (1, 0), (1, 1):
    reuse(*pair)
taken()
print("对方 shutdown：", half(lambda s: s.shutdown(socket.SHUT_WR)), sep="")
print("对方 close：   ", half(lambda s: s.close()), sep="")
zero()
rto([200, 240, 600])
