#!/bin/sh
# What NVIDIA's own tools print about the section's programs: sh scripts/gpu/tools.sh results/ (from the repository's root)
#
# counters.csv in docs/CUDA/_measured is made of ncu.csv by hand: one row for each kernel and grid (and, where a program launches the
# same kernel with different offsets, strides or data, for each of those, in the order of the launches) with the median over its
# launches; `launches` says how many, and sanitizer.txt is cut where a tool repeats itself.
results=$1
cd docs/CUDA || exit 1
build() { nvcc -std=c++17 -O2 -lineinfo -arch=native -I _common "$1" -o "/tmp/$2" $3; }
nvidia-smi > "$results/nvidia-smi.txt" 2>&1
build "_1.5 错误检查与调试/faults.cu" faults
for pair in memcheck:bounds initcheck:uninit racecheck:race synccheck:divergent; do
  for fault in none "${pair#*:}"; do
    echo "\$ compute-sanitizer --tool ${pair%:*} ./faults $fault"
    (cd /tmp && timeout 60 compute-sanitizer --tool "${pair%:*}" ./faults "$fault" 2>&1 | head -40)
  done
done > "$results/sanitizer.txt"
for fault in none bounds uninit race divergent; do
  echo "\$ ./faults $fault"; timeout 20 /tmp/faults $fault; echo "退出码 $?"
done > "$results/faults.txt" 2>&1
metrics=gpu__time_duration.sum,l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio,l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_st.ratio,l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum,l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum,smsp__thread_inst_executed_per_inst_executed.ratio,sm__warps_active.avg.pct_of_peak_sustained_active,dram__bytes.sum,sm__maximum_warps_per_active_cycle_pct
count() { # name file arguments
  build "$2" "$1" && echo "# $1" >> "$results/ncu.csv" && (cd /tmp && timeout 100 ncu --csv --page raw --clock-control none --metrics $metrics "./$1" $3 2>/dev/null | grep '^"' | head -60) >> "$results/ncu.csv"
}
count copy "_4.5 合并访问与对齐/copy.cu" 16777216
count transpose "_4.7 矩阵转置/transpose.cu" "4096 4096"
count tile "_5.2 存储体冲突/tile.cu" ""
count diverge "_3.2 线程束分化/diverge.cu" 16777216
count layout "_4.6 AoS与SoA/layout.cu" 16777216
count matrix_add "_2.3 二维网格与矩阵运算/matrix_add.cu" ""
exit 0
